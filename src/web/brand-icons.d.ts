/** Brand marks on a grid of 24 by 24, put in by vite.config.ts. */
declare module 'virtual:brand-icons' {
  export type Brand = 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'x' | 'youtube'
  const paths: Record<Brand, string>
  export default paths
}
