/** What has been typed into the form so far. */
export type MessageDraft = { name: string; email: string; topic: string; text: string }

export const EMPTY_DRAFT: MessageDraft = { name: '', email: '', topic: '', text: '' }

/** A draft as it is kept; what is missing or unreadable counts as not typed. */
export function readDraft(kept: string | null): MessageDraft {
  try {
    return { ...EMPTY_DRAFT, ...JSON.parse(kept ?? '{}') }
  } catch {
    return EMPTY_DRAFT
  }
}
