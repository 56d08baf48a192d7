import { StoryboardIdea } from '#contract/storyboard.ts'
import { saveWrittenStoryboard } from '#domain/storyboard/index.ts'
import type { Handler } from '../context.ts'

export const writeStoryboard: Handler = async (ctx, { generation, ...options }) => {
  const request = StoryboardIdea.parse(generation.request)
  const written = await ctx.providers.writer.write(request, options)
  await saveWrittenStoryboard(ctx, generation, written)
}
