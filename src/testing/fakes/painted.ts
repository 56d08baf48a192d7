import sharp from 'sharp'

/** A picture in which something is to be seen, another for every seed. @returns a PNG. */
export async function painted(width: number, height: number, seed: number): Promise<Buffer> {
  const dots = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 97 + seed) % width, (at * 211) % height]
    return `<circle cx="${x}" cy="${y}" r="${20 + (at % 7) * 9}" fill="hsl(${(seed % 360) + at * 9} 60% ${30 + (at % 5) * 10}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#123"/><stop offset="1" stop-color="#cde"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${dots.join('')}</svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}
