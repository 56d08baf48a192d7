/** What language models answer that is no storyboard. */
export const languageModelWords = {
  'model-answer-cut':
    /*i18n*/ '{vendor} stopped before the storyboard was complete. Nothing was charged. Try a shorter video.',
  'model-answer-no-storyboard':
    /*i18n*/ '{vendor} did not write a storyboard that can be used. Nothing was charged. Try again, or put the idea in other words.',
  'model-answer-withheld':
    /*i18n*/ '{vendor} was stopped by its own rules on content. Nothing was charged. Put it in other words.',
  'model-not-there': /*i18n*/ '{vendor} has no model “{model}”.',
} as const
