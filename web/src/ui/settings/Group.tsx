import { type ReactNode, useId } from "react";
import style from "./Group.module.css";

/** What a group of settings is about, drawn in a few lines. */
const PICTURES = {
  look: "M12 3v2M5 6l1.500 1.500M19 6l-1.500 1.500M8 20h8M9.500 17h5M9 14a4.500 4.500 0 1 1 6 0c-.6.600-.8 1.200-.8 3H9.800c0-1.800-.2-2.400-.8-3z",
  table: "M4 7h16v12H4zM4 11h16M4 15h16M12 8.900v.2M12 12.900v.2M12 16.900v.2",
  sound:
    "M6 17h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4.500zM10.500 19.500a1.700 1.700 0 0 0 3 0M12 3.500V5",
  keys: "M4 7h16v10H4zM7 10.500h.1M10.300 10.500h.1M13.700 10.500h.1M17 10.500h.1M8 14h8",
};

interface Props {
  picture: keyof typeof PICTURES;
  title: string;
  children: ReactNode;
}

/** Settings that belong together. */
export function Group({ picture, title, children }: Props) {
  const id = useId();
  return (
    <section className={style.group} aria-labelledby={id}>
      <h2 id={id} className={style.title}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={PICTURES[picture]} />
        </svg>
        {title}
      </h2>
      {children}
    </section>
  );
}
