import {
  chooseModel,
  connectVendor,
  disconnectVendor,
  listModels,
  offerModel,
  priceHistory,
  setModelPrice,
  skipConnecting,
  testConnection,
} from '#domain/model/index.ts'
import { api } from './base.ts'

export const model = api.model.router({
  list: api.model.list.handler(({ context }) => listModels(context.account)),
  connect: api.model.connect.handler(({ context, input }) => connectVendor(context.account, input)),
  test: api.model.test.handler(({ context, input }) => testConnection(context.account, input)),
  disconnect: api.model.disconnect.handler(({ context, input }) =>
    disconnectVendor(context.account, input),
  ),
  choose: api.model.choose.handler(({ context, input }) => chooseModel(context.account, input)),
  setPrice: api.model.setPrice.handler(({ context, input }) =>
    setModelPrice(context.account, input),
  ),
  offer: api.model.offer.handler(({ context, input }) => offerModel(context.account, input)),
  priceHistory: api.model.priceHistory.handler(({ context }) => priceHistory(context.account)),
  skip: api.model.skip.handler(({ context }) => skipConnecting(context.account)),
})
