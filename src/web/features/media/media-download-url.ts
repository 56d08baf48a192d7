import type { MediaItem } from '#contract/media.ts'

const EXTENSIONS: Partial<Record<string, string>> = {
  mpeg: 'mp3',
  jpeg: 'jpg',
  'x-wav': 'wav',
  aac: 'm4a',
}
/** What some system does not allow in a file's name. */
const UNFIT = /[\\/:*?"<>|]+/g

/** The address that saves an item under its title. */
export function mediaDownloadUrl({ title, asset }: MediaItem) {
  const subtype = asset.contentType.split(/[/;]/)[1] ?? 'bin'
  const name = `${title.replaceAll(UNFIT, ' ').replace(/\.+$/, '').trim()}.${EXTENSIONS[subtype] ?? subtype}`
  return `${asset.url}?download=${encodeURIComponent(name)}`
}
