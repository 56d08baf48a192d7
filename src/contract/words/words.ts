import { builtInWords } from './built-in.ts'
import { clipWords } from './clip.ts'
import { creditWords } from './credit.ts'
import { fileWords } from './file.ts'
import { generalWords } from './general.ts'
import { generationWords } from './generation.ts'
import { inputWords } from './input.ts'
import { narratorWords } from './narrator.ts'
import { pictureWords } from './picture.ts'
import { languageModelWords } from './language-model.ts'
import { paymentWords } from './payment.ts'
import { planWords } from './plan.ts'
import { personWords } from './person.ts'
import { sceneWords } from './scene.ts'
import { siteWords } from './site.ts'
import { storyboardWords } from './storyboard.ts'
import { vendorWords } from './vendor.ts'
import { workspaceWords } from './workspace.ts'

/**
 * Everything the server tells, by its code: the one place where it stands in English. Marked i18n, so that
 * `npm run messages` collects it for the catalogues of the page.
 */
export const words = {
  ...generalWords,
  ...inputWords,
  ...personWords,
  ...workspaceWords,
  ...creditWords,
  ...paymentWords,
  ...planWords,
  ...storyboardWords,
  ...sceneWords,
  ...generationWords,
  ...pictureWords,
  ...clipWords,
  ...vendorWords,
  ...narratorWords,
  ...languageModelWords,
  ...builtInWords,
  ...fileWords,
  ...siteWords,
} as const
