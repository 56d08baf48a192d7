import stylesheet from '../../styles/japanese.css?url'

/** The rules of the font that our Japanese is set in; pages in other languages never load them. */
export const JAPANESE_FONT = stylesheet

/** In the application, whose one page is built in English. */
export function loadJapaneseFont(): void {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  document.head.append(link)
}
