export const PASSWORD = 'correct horse battery'

export type Visitor = { email: string; cookie: string }

/** Someone new who is signed in. */
export async function signUp(url: string, name: string): Promise<Visitor> {
  return await enter(url, 'sign-up/email', `${name}@example.com`)
}

/** The same account, in another browser. */
export async function signInAgain(url: string, { email }: Visitor): Promise<Visitor> {
  return await enter(url, 'sign-in/email', email)
}

async function enter(url: string, form: string, email: string): Promise<Visitor> {
  const answer = await postForm(url, form, { name: 'Ada Example', email, password: PASSWORD })
  if (!answer.ok) throw new Error(`${form} answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { email, cookie: cookie.join('; ') }
}

/** @param headers as a proxy adds them. */
export function postForm(
  url: string,
  form: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/auth/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  })
}
