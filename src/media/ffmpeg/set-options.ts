import { AV_OPT_SEARCH_CHILDREN, AV_OPT_TYPE_STRING } from 'node-av/constants'
import type { CodecContext, FormatContext } from 'node-av/lib'
import { must } from './must.ts'

/**
 * Sets private options by name. Options are not handed over as a Dictionary when a codec or file is
 * opened: FFmpeg frees the dictionary there, and the binding (node-av 6.1.1) then frees it once more.
 */
export function setOptions(
  context: CodecContext | FormatContext,
  options: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(options)) {
    must(context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN), name)
  }
}
