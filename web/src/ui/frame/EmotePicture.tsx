import type { ReactNode } from "react";
import type { EmoteName } from "../../store/tableState";

const FACE = <circle cx="12" cy="12" r="9" />;

const eyes = (
  <>
    <circle cx="9" cy="10" r="0.9" fill="currentColor" />
    <circle cx="15" cy="10" r="0.9" fill="currentColor" />
  </>
);

const DRAWN: Record<EmoteName, ReactNode> = {
  hello: (
    <path d="M7 13V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12V8.500a1.500 1.500 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.600-1.300-6-4l-2-4a1.400 1.400 0 0 1 2.400-1.400z" />
  ),
  "good-luck": (
    <>
      <circle cx="8.800" cy="7.500" r="3.200" />
      <circle cx="15.200" cy="7.500" r="3.200" />
      <circle cx="8.800" cy="13.900" r="3.200" />
      <circle cx="15.200" cy="13.900" r="3.200" />
      <path d="M12 10.700c0 4 1 7.300 3.500 10.300" />
    </>
  ),
  thanks: (
    <path d="M12 20.500s-8-4.800-8-11a4.300 4.300 0 0 1 8-2.200a4.300 4.300 0 0 1 8 2.200c0 6.200-8 11-8 11z" />
  ),
  "well-played": (
    <path d="M12 3l2.800 5.700l6.200.9l-4.500 4.400l1.100 6.200L12 17.300l-5.600 2.900l1.100-6.200L3 9.600l6.200-.9z" />
  ),
  thinking: (
    <>
      {FACE}
      <circle cx="8" cy="12" r="1" fill="currentColor" />
      <circle cx="12" cy="12" r="1" fill="currentColor" />
      <circle cx="16" cy="12" r="1" fill="currentColor" />
    </>
  ),
  surprise: (
    <>
      {FACE}
      {eyes}
      <circle cx="12" cy="15.500" r="2" />
    </>
  ),
  laugh: (
    <>
      {FACE}
      <path d="M7.500 10.500l1.500-1.500l1.500 1.500M13.500 10.500l1.500-1.500l1.500 1.500M7.500 13.500h9a4.500 4.500 0 0 1-9 0z" />
    </>
  ),
  sorry: (
    <>
      {FACE}
      {eyes}
      <path d="M8.500 16.500a4 4 0 0 1 7 0" />
    </>
  ),
};

export const EMOTES = Object.keys(DRAWN) as EmoteName[];

/** The picture of a sign, the same in every language. */
export function EmotePicture({ emote, size }: { emote: EmoteName; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {DRAWN[emote]}
    </svg>
  );
}
