import { z } from 'zod'
import { VENDORS, type VendorId } from '#contract/vendors.ts'

const url = () =>
  z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
const key = (description: string) =>
  z.string().optional().meta({ description, byDefault: 'none', secret: true })
const address = (of: string, usual: string) =>
  url()
    .optional()
    .meta({ description: `Address of ${of}`, byDefault: usual ? `\`${usual}\`` : 'none' })
const model = (of: string, usual: string) =>
  z
    .string()
    .optional()
    .meta({ description: `Which model of ${of}`, byDefault: usual ? `\`${usual}\`` : 'none' })

/** How each vendor's settings are called. */
export const SETTING_NAMES = {
  grok: ['XAI_API_KEY', 'XAI_BASE_URL', 'GROK_MODEL'],
  'openai-text': ['OPENAI_TEXT_KEY', 'OPENAI_TEXT_URL', 'OPENAI_TEXT_MODEL'],
  elevenlabs: ['ELEVENLABS_API_KEY', 'ELEVENLABS_BASE_URL', 'ELEVENLABS_MODEL'],
  'openai-speech': ['OPENAI_SPEECH_KEY', 'OPENAI_SPEECH_URL', 'OPENAI_SPEECH_MODEL'],
  ideogram: ['IDEOGRAM_API_KEY', 'IDEOGRAM_BASE_URL', 'IDEOGRAM_MODEL'],
  'openai-images': ['OPENAI_IMAGES_KEY', 'OPENAI_IMAGES_URL', 'OPENAI_IMAGES_MODEL'],
  replicate: ['REPLICATE_API_TOKEN', 'REPLICATE_BASE_URL', 'REPLICATE_MODEL'],
  kling: ['KLING_API_KEY', 'KLING_BASE_URL', 'KLING_MODEL'],
} as const satisfies Record<VendorId, readonly [key: string, baseUrl: string, model: string]>

type Names = typeof SETTING_NAMES
type KeyName = Names[VendorId][0]
type Shape = Record<KeyName, ReturnType<typeof key>> &
  Record<Names[VendorId][1], ReturnType<typeof address>> &
  Record<Names[VendorId][2], ReturnType<typeof model>>

/** Three settings a vendor; docs/models lists them. */
export const vendorSettings = Object.fromEntries(
  Object.entries(SETTING_NAMES).flatMap(([id, [keyName, urlName, modelName]]) => {
    const { name, baseUrl, model: usual, keyAt } = VENDORS[id as VendorId]
    const isNeeded = keyAt === null ? ', where it wants one' : ''
    return [
      [keyName, key(`Key for ${name}${isNeeded}`)],
      [urlName, address(name, baseUrl)],
      [modelName, model(name, usual)],
    ]
  }),
) as Shape

/** What the environment says of vendors, as the domain wants to know it. */
export function vendorsOfEnvironment(environment: VendorEnvironment) {
  const entries = Object.entries(SETTING_NAMES).map(([id, [keyName, urlName, modelName]]) => {
    const said = {
      key: environment[keyName],
      baseUrl: environment[urlName],
      model: environment[modelName],
    }
    return [id, Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))]
  })
  return Object.fromEntries(entries) as {
    [Id in VendorId]?: Partial<Record<keyof VendorSaid, string>>
  }
}
type VendorSaid = { key: string; baseUrl: string; model: string }
type VendorEnvironment = { [Name in keyof Shape]?: string | undefined }
