import { oc } from '@orpc/contract'
import { errors } from './error.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One operation: `route('GET /storyboards/{id}', 'Shows a storyboard with its scenes')`. */
export function route(methodAndPath: `${Method} /${string}`, summary: string) {
  const [method, path] = methodAndPath.split(' ') as [Method, `/${string}`]
  return oc.route({ method, path, summary }).errors(errors)
}
