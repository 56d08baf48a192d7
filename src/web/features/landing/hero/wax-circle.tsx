/** The frame that was decided on, circled with the yellow wax pencil. */
export function WaxCircle() {
  return (
    <svg className="wax" viewBox="0 0 118 200" preserveAspectRatio="none" aria-hidden="true">
      <filter id="wax-grain" x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence
          type="fractalNoise"
          baseFrequency=".9"
          numOctaves="2"
          seed="4"
          result="grain"
        />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="2.6" />
      </filter>
      <g filter="url(#wax-grain)">
        <path d="M30 14C60 0 102 8 112 46c11 40 7 102-15 132-17 21-55 19-73-5C6 147 7 70 19 35 26 17 42 7 66 9" />
        <path d="M36 11C66 1 105 12 114 52c9 42 3 96-15 124" className="second" />
      </g>
    </svg>
  )
}
