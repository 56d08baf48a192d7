/** Search engines may read the public site; the application and its interfaces hold nothing for them. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...['/dashboard', '/api/', '/rpc/', '/media/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
