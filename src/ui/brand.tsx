export const Mark = ({ id, className }: { id?: string; className?: string }) => (
  <svg viewBox="0 0 46 26" className={className} aria-hidden="true">
    <g id={id}>
      <rect x=".75" y=".75" width="44.5" height="24.5" rx="6" fill="var(--action)" />
      <path d="M.75 6.75a6 6 0 0 1 6-6H12v24.5H6.75a6 6 0 0 1-6-6Z" fill="#E2C08B" />
      <path
        d="M17.6 17c0-3.2 1.5-4.6 4.4-5l3.6-4h6.6l4 3.8c3.1.4 4.8 1.8 4.8 5.2M25.8 17.6h7.4"
        fill="none"
        stroke="var(--action-ink)"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="22.4" cy="17.6" r="2.5" fill="var(--action-ink)" />
      <circle cx="36.4" cy="17.6" r="2.5" fill="var(--action-ink)" />
      <path d="M4 8h4.6M4 18h4.6" stroke="#6B4A00" strokeWidth="1.8" strokeLinecap="round" />
    </g>
  </svg>
);
