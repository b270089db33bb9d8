import style from "./Sign.module.css";

/** A jar with a sapphire. */
export function Sign() {
  return (
    <>
      <rect className={style.night} width="64" height="64" rx="14" />
      <circle className={style.glow} cx="46" cy="44" r="15" />
      <path
        className={style.jar}
        d="M20 20h17c0 4 9 9 9 19 0 9-6 15-17.500 15S11 48 11 39c0-10 9-15 9-19z"
      />
      <path
        className={style.rim}
        d="M18 14.500h21a2.500 2.500 0 0 1 0 5.500H18a2.500 2.500 0 0 1 0-5.500z"
      />
      <path
        className={style.band}
        d="M12.200 34c8 4.500 24.500 4.500 32.600 0l1 4.500c-9 5-25.600 5-34.600 0z"
      />
      <path className={style.sapphire} d="M39 38h13l4.500 6L45.500 56 34.500 44z" />
      <path className={style.facet} d="M39 38l6.500 6L52 38M34.500 44h22M45.500 44v12" />
    </>
  );
}
