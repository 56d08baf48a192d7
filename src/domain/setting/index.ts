export { readSetting, saveSetting } from './system-setting.ts'
