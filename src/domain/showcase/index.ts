export { listShowcase } from './list-showcase.ts'
