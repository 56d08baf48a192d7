import type { Context as HttpContext } from 'hono'
import type { Context, MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { actAs } from './act-as.ts'
import type { Identify } from './identify.ts'
import { refuse } from './refusals.ts'

/** Answers whoever is signed in, outside of the contract's operations; a refusal is said in their words.
 * @param operation its line in `PERMISSIONS`
 */
export async function answerAccount(
  c: HttpContext,
  context: Context,
  identify: Identify,
  operation: string,
  answer: (ctx: MemberContext) => Promise<Response>,
): Promise<Response> {
  try {
    const identity = await identify(c.req.raw.headers)
    if (!identity) throw new DomainError('UNAUTHENTICATED')
    return await answer(await actAs(context, identity, operation))
  } catch (error) {
    if (error instanceof DomainError) return refuse(c, error)
    throw error
  }
}
