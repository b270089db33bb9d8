import style from "./FrameIcon.module.css";

const LINES = {
  story:
    "M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6zM6 4a2 2 0 0 0-2 2v2h2M9.500 9h6M9.500 12.500h6M9.500 16h4",
  chat: "M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6l-5 4v-4H6a2 2 0 0 1-2-2z",
  hint: "M9.500 17.500h5M10 20.500h4M12 3.500a6 6 0 0 0-3.600 10.800c.7.600 1.100 1.300 1.100 2.200h5c0-.9.4-1.600 1.100-2.200A6 6 0 0 0 12 3.500z",
  menu: "M5 7h14M5 12h14M5 17h14",
  undo: "M9 5 4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-4",
  hide: "M4 4h16M6 4v16M18 4v16M6 4c0 6 2.500 9 5 11-1 2.500-3 4.500-5 5M18 4c0 6-2.500 9-5 11 1 2.500 3 4.500 5 5",
  again: "M5 5v5h5M5.600 10a7.500 7.500 0 1 1-.9 5.500M11 9.500l4.500 2.700-4.500 2.700z",
  quick: "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4",
  skip: "M5 6l7 6-7 6zM12 6l7 6-7 6z",
};

/** The small pictures of the frame; what holds one says its words. */
export function FrameIcon({ name }: { name: keyof typeof LINES }) {
  return (
    <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
