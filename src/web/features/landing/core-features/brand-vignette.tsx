export function BrandVignette() {
  return (
    <div className="brand-kit">
      <b className="mark">S12</b>
      <span className="swatches">
        <i />
        <i />
        <i />
        <i />
      </span>
      <b className="face">Aa</b>
    </div>
  )
}
