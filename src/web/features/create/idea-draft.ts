import { pointsOf, pointsText, type StoryboardIdea } from '#contract/storyboard-idea.ts'

/** Before anything is chosen, style and audience are empty. Points are typed one by one. */
export type IdeaDraft = Omit<StoryboardIdea, 'style' | 'audience' | 'visuals' | 'sceneCount'> & {
  style: StoryboardIdea['style'] | ''
  audience: StoryboardIdea['audience'] | ''
  points: string[]
}

/** What a draft says, as the contract has it. */
export function textOf({ beginning, idea, points }: Pick<IdeaDraft, Told>): string {
  return beginning === 'points' ? pointsText(points) : idea
}
type Told = 'beginning' | 'idea' | 'points'

/** What was asked for, to be typed on. */
export function draftOf(asked: StoryboardIdea): IdeaDraft {
  const isPoints = asked.beginning === 'points'
  return {
    ...asked,
    idea: isPoints ? '' : asked.idea,
    points: isPoints ? pointsOf(asked.idea) : [],
  }
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
