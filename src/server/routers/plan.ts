import { readPlan } from '#domain/plans.ts'
import { api } from './base.ts'

const of = api.plan

export const plan = of.router({
  get: of.get.handler(({ context }) => readPlan(context.account)),
})
