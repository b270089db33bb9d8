import style from "./JarsPicture.module.css";

interface Jar {
  at: string;
  colour: string;
  sign: string;
}

const SIGNS: Record<string, string> = {
  sun: "M0-7v-3M0 7v3M7 0h3M-7 0h-3M5-5l2-2M-5 5l-2 2M5 5l2 2M-5-5l-2-2M4 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  moon: "M4-8a9 9 0 1 0 0 16 7 7 0 0 1 0-16z",
  star: "m0-9 2.600 6 6.400.600-4.900 4.200L5.600 8 0 4.600-5.600 8l1.500-6.200L-9-2.400-2.600-3z",
  hand: "M-5 8v-9M-2-2v-6M1-2v-7M4-1v-6M-5 2l-3-3M-5 0C-5 8 5 9 5 2V-1z",
  clubs: "M0-3a3.500 3.500 0 1 1 .1 0M-4 4a3.500 3.500 0 1 1 .1 0M4 4a3.500 3.500 0 1 1 .1 0M0 1v8",
};

const COLOURS = ["var(--jar-red)", "var(--jar-green)", "var(--jar-blue)", "var(--jar-yellow)"];

function jars(): Jar[] {
  const signs = Object.keys(SIGNS);
  return Array.from({ length: 12 }, (_, index) => ({
    at: `translate(${40 + (index % 4) * 60} ${36 + Math.floor(index / 4) * 60})`,
    colour: COLOURS[(index * 3 + Math.floor(index / 4)) % 4] ?? "var(--jar-red)",
    sign: SIGNS[signs[(index * 2 + Math.floor(index / 5)) % 5] ?? "star"] ?? "",
  }));
}

const SAPPHIRES = [0, 1, 2, 3, 4, 5].map(
  (index) => `translate(${70 + (index % 3) * 60} ${66 + Math.floor(index / 3) * 60})`,
);

/** Jars from above round glowing sapphires; now and then one lid is lifted a little. */
export function JarsPicture({ label }: { label: string }) {
  return (
    <div className={style.scene}>
      <svg viewBox="0 0 260 192" role="img" aria-label={label} className={style.picture}>
        <defs>
          <radialGradient id="home-clay" cx="40%" cy="35%" r="75%">
            <stop offset="0" stopColor="#d08a62" />
            <stop offset="0.700" stopColor="#a4583a" />
            <stop offset="1" stopColor="#6b3421" />
          </radialGradient>
          <radialGradient id="home-glow">
            <stop offset="0" stopColor="#7fb0ff" stopOpacity="0.900" />
            <stop offset="1" stopColor="#2f63e6" stopOpacity="0" />
          </radialGradient>
        </defs>
        {SAPPHIRES.map((at, index) => (
          <g key={at} transform={at}>
            <circle r="19" fill="url(#home-glow)" className={style.glow} data-turn={index % 3} />
            <path d="M0-8 7 0 0 9-7 0z" fill="var(--sapphire)" />
            <path d="M0-8 7 0h-14z" fill="#cfe2ff" opacity="0.700" />
          </g>
        ))}
        {jars().map((jar, index) => (
          <g key={jar.at} transform={jar.at}>
            <circle cy="3" r="25" fill="#060a1a" opacity="0.500" />
            <circle r="25" fill="url(#home-clay)" />
            <g className={index === 5 || index === 2 ? style.lid : undefined} data-turn={index % 3}>
              <circle r="18.500" fill={jar.colour} stroke="#2a1409" strokeWidth="1.500" />
              <circle
                r="18.500"
                fill="none"
                stroke="#fff"
                strokeOpacity="0.250"
                strokeDasharray="2 3"
              />
              <path d={jar.sign} className={style.sign} transform="scale(1.150)" />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}
