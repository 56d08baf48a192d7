export { chooseModel, offerModel, setModelPrice, skipConnecting } from './choose-model.ts'
export { connectVendor, disconnectVendor, testConnection } from './connect-vendor.ts'
export { learnVoices, refreshModels } from './connections.ts'
export { listModels, priceHistory } from './list-models.ts'
