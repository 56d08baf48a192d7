import type { StoryboardIdea } from '#contract/storyboard.ts'

/** Before anything is chosen, style and audience are empty. */
export type IdeaDraft = Omit<StoryboardIdea, 'style' | 'audience' | 'visuals' | 'sceneCount'> & {
  style: StoryboardIdea['style'] | ''
  audience: StoryboardIdea['audience'] | ''
}

const KEY = 'idea-draft'

/** What was typed into the create form and not sent: a look at another page, or a reload, does not lose it. */
export function readIdeaDraft(): IdeaDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export function keepIdeaDraft(draft: IdeaDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

export function forgetIdeaDraft(): void {
  sessionStorage.removeItem(KEY)
}
