/** A drawer with a gem in it: the house's sign. */
export function Brand({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="4" width="28" height="24" rx="4" fill="var(--wood-light)" />
      <rect x="5" y="7" width="22" height="18" rx="2" fill="var(--wood-dark)" />
      <path d="M16 9.500 22.500 15 16 23 9.500 15z" fill="var(--sapphire)" />
      <path d="M16 9.500 22.500 15h-13z" fill="#fff" opacity="0.350" />
      <path d="M12.500 15 16 23l3.500-8z" fill="#fff" opacity="0.200" />
    </svg>
  );
}
