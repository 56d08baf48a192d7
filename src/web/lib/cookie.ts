const DAY_S = 24 * 60 * 60

export function readCookie(name: string) {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry?.slice(name.length + 1)
}

export function writeCookie(name: string, value: string, days: number) {
  document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_S}; samesite=lax`
}
