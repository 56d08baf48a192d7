const EXTENSIONS: Partial<Record<string, string>> = {
  mpeg: 'mp3',
  jpeg: 'jpg',
  'x-wav': 'wav',
  aac: 'm4a',
}
/** What some system does not allow in a file's name. */
const UNFIT = /[\\/:*?"<>|\s]+/g

/** A name every system takes, with the ending of the content type: "Reading the weather.jpg". */
export function fileName(title: string, contentType: string) {
  const subtype = contentType.split(/[/;]/)[1] ?? 'bin'
  const stem = title.replaceAll(UNFIT, ' ').trim().replace(/\.+$/, '')
  return `${stem}.${EXTENSIONS[subtype] ?? subtype}`
}

/** The address that saves a stored file under a name. */
export function downloadUrl(url: string, name: string) {
  return `${url}?download=${encodeURIComponent(name)}`
}
