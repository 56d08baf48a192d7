/**
 * Saves what lies at an address under a name. What lies on another site is opened in a new tab: nobody here
 * knows what it is. @throws when it cannot be had
 */
export async function saveFile(url: string, name: string): Promise<'saved' | 'opened'> {
  if (new URL(url, window.location.href).origin !== window.location.origin) {
    window.open(url, '_blank', 'noopener,noreferrer')
    return 'opened'
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const held = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  URL.revokeObjectURL(held)
  return 'saved'
}
