export { lockSetting, readSetting, saveSetting } from './system-setting.ts'
