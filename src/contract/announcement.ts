import { z } from 'zod'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from './interface-language.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

export const ANNOUNCEMENT_KINDS = ['info', 'warning', 'success'] as const
export const ANNOUNCEMENT_MAX_CHARACTERS = 500
const Kind = z.enum(ANNOUNCEMENT_KINDS)
const Text = text().max(ANNOUNCEMENT_MAX_CHARACTERS)

/** What each language says; English stands in where another says nothing. */
export const AnnouncementTexts = z.object({
  en: Text.min(1, saying('announcement-without-text')),
  es: Text.optional(),
  fr: Text.optional(),
  de: Text.optional(),
  ja: Text.optional(),
  vi: Text.optional(),
} satisfies Record<InterfaceLanguage, z.ZodType>)

export const Announcement = z.object({
  id: z.uuid(),
  kind: Kind,
  texts: z.partialRecord(z.enum(INTERFACE_LANGUAGES), z.string()),
  createdAt: z.date(),
  endsAt: z.date(),
})
export type Announcement = z.infer<typeof Announcement>

/** What an admin says to everybody, and how people put it away. */
export const announcement = {
  current: route('GET /announcements/current', 'Lists what is announced and not dismissed').output(
    z.array(Announcement),
  ),
  dismiss: route('POST /announcements/{id}/dismissal', 'Puts an announcement away for good').input(
    z.object({ id: z.uuid() }),
  ),
  list: route(
    'GET /announcements',
    'Lists to an admin what was announced, the latest first',
  ).output(z.array(Announcement)),
  publish: route('POST /announcements', 'Announces something to everybody until it ends')
    .input(
      z.object({ kind: Kind, texts: AnnouncementTexts, endsAt: z.iso.datetime({ offset: true }) }),
    )
    .output(Announcement),
  end: route('POST /announcements/{id}/end', 'Takes an announcement back')
    .input(z.object({ id: z.uuid() }))
    .output(Announcement),
}
