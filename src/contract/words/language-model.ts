/** What language models answer that is no storyboard. */
export const languageModelWords = {
  'model-answer-cut':
    /*i18n*/ '{vendor} stopped before the storyboard was complete. Nothing was charged. Try a shorter video.',
  'model-answer-no-storyboard':
    /*i18n*/ '{vendor} did not write a storyboard that can be used. Nothing was charged. Try again, or put the idea in other words.',
  'model-answer-withheld':
    /*i18n*/ '{vendor} was stopped by its own rules on content. Nothing was charged. Put it in other words.',
  'model-answer-no-suggestion':
    /*i18n*/ '{vendor} suggested nothing that can be used. Try again, or put your wish in other words.',
  'translating-needs-model': /*i18n*/ 'Translating needs a language model, and none is connected.',
  'translation-not-told': /*i18n*/ 'The language model translated nothing. Try again.',
  'translation-unusable': /*i18n*/ '{vendor} did not translate all of it. Try again.',
  'translation-cut': /*i18n*/ '{vendor} stopped before the translation was complete.',
  'translation-other-number':
    /*i18n*/ '{vendor} wrote a number that the storyboard does not have ({number}). Try again.',
  'translation-original-gone':
    /*i18n*/ 'The storyboard was deleted or its scenes were changed meanwhile.',
  'nothing-to-translate': /*i18n*/ 'No scene says anything yet. Write its text first.',
  'translation-same-language':
    /*i18n*/ 'The storyboard is in this language already. Choose another.',
  'rewriting-needs-model': /*i18n*/ 'Rewriting needs a language model, and none is connected.',
  'rewrite-failed': /*i18n*/ 'Nothing was suggested. Try again.',
  'nothing-to-rewrite': /*i18n*/ 'This scene says nothing yet. Write its text first.',
  'wish-missing': /*i18n*/ 'Say how the text is to change.',
  'wish-too-long': /*i18n*/ 'A wish can have at most {most} characters.',
  'model-not-there': /*i18n*/ '{vendor} has no model “{model}”.',
} as const
