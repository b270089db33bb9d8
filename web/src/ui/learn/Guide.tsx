import style from "./Guide.module.css";

/** The guide: a thief with a hat, a mask and a kind face. */
export function Guide() {
  return (
    <svg className={style.guide} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={style.ground} cx="24" cy="24" r="23" />
      <path className={style.face} d="M12 22a12 14 0 0 0 24 0v-3H12z" />
      <path
        className={style.hat}
        d="M6 19c4-2 7-2.500 9-2.700C16 9 19 6 24 6s8 3 9 10.300c2 .2 5 .7 9 2.700-11 3-25 3-36 0z"
      />
      <path
        className={style.band}
        d="M15 16.300c6 1.400 12 1.400 18 0l-.6-3c-5.500 1.200-11.300 1.200-16.800 0z"
      />
      <path
        className={style.mask}
        d="M12 21.500c4-1.500 8-1 12 1 4-2 8-2.500 12-1 0 5-2.500 7-6 7-2.800 0-4.500-1.500-6-3.500-1.500 2-3.200 3.500-6 3.500-3.500 0-6-2-6-7z"
      />
      <circle className={style.eye} cx="18.500" cy="24.500" r="1.700" />
      <circle className={style.eye} cx="29.500" cy="24.500" r="1.700" />
      <path className={style.smile} d="M19 31.500c3 2.800 7 2.800 10 0" />
    </svg>
  );
}
