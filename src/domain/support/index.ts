export {
  currentSupportView,
  enterSupportView,
  leaveSupportView,
  openSupportView,
} from './support-views.ts'
