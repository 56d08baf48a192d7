export { getStudio } from './get-studio.ts'
