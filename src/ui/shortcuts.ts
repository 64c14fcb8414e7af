export const shortcuts: Record<string, string> = {
  // Clips horizontally only, because Arabic letters extend below their line.
  truncate: "min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap",
  "clamp-2": "line-clamp-2 -mb-0.75 pb-0.75",
  wrap: "w-full max-w-[1200px] mx-auto px-4 md:px-5",
  card: "relative bg-surface border border-line rounded-card shadow-soft",
  "listing-card": "card flex flex-col",
  "plate-price": "mt-3 text-28! lg:text-26!",
  "plate-text": "card-text text-14 leading-5 text-ink-soft",
  "plate-facts":
    "card-facts my-3 flex flex-wrap gap-x-3.5 gap-y-1 leading-5 [&>:nth-child(1)]:i-lucide-hash [&>:nth-child(2)]:i-lucide-map-pin [&>:nth-child(3)]:i-lucide-clock",
  "plate-links": "mt-auto grid auto-cols-fr grid-flow-col gap-2",
  // Pressed buttons shrink with `scale`, which would limit the link that covers the card to the button.
  "plate-details": "card-link px-2! active:[scale:none]!",
  "plate-tags":
    "flex flex-wrap gap-1.5 [&>li]:(inline-flex items-center min-h-7 px-2.5 rounded-full bg-sand text-13 font-medium leading-none text-sand-ink whitespace-nowrap)",
  "plate-contact": "relative z-1 i-lucide-message-square px-2! before:text-action",
  "plate-card": "pb-4 lg:pb-5 lg:[--card-inset:20px]",
  "card-photo": "relative aspect-[4/3] overflow-hidden rounded-t-[15px] bg-sand",
  "card-badges": "absolute start-3 end-13 top-3 flex flex-wrap gap-1.5",
  "card-text": "mt-1 clamp-2 [text-align:-webkit-match-parent] [text-align:match-parent] rtl:leading-6",
  "card-title": "card-text text-16 font-medium leading-6",
  "card-link": "after:(content-empty absolute inset-0 rounded-card)",
  "card-facts":
    "text-13 text-ink-soft [&>li]:(flex items-center gap-1.5 whitespace-nowrap) [&>li]:before:size-3.75 [&>li]:before:text-faint",
  "car-title": "card-title text-balance md:(min-h-11.75 text-15 leading-5.5) rtl:md:(leading-6 min-h-12.75)",
  // In two rows; in one row if it fits on a phone.
  "car-facts":
    "card-facts my-2.5 grid grid-cols-[minmax(84px,auto)_1fr] gap-x-3 gap-y-1.5 leading-4.5 max-sm:(flex flex-wrap justify-between gap-x-1.5 [&>li]:gap-1) [&>:nth-child(1)]:i-lucide-calendar [&>:nth-child(2)]:i-lucide-gauge [&>:nth-child(3):not([class])]:i-lucide-fuel [&>:nth-child(4)]:i-lucide-gearbox",
  "car-foot": "card-facts flex items-center gap-1.5 min-h-11 mt-auto border-t border-line",
  "car-place": "i-lucide-map-pin truncate before:(size-3.5 me-1.5 text-faint)",
  "car-age": "ms-auto whitespace-nowrap",
  "car-contact": "i-lucide-message-square icon-btn z-1 -me-3 text-action before:size-4.75",
  "body-shape": "mb-1 h-8.5 max-w-full text-faint peer-checked:text-action",
  "choice-count": "[font-variant-numeric:tabular-nums] text-12 font-normal text-ink-soft",
  "photo-count":
    "i-lucide-camera absolute end-2.5 bottom-2.5 inline-flex h-6 items-center gap-1.25 rounded-full bg-shade/72 px-2 text-12 font-medium text-white before:size-3.25",
  "price-card":
    "[font-variant-numeric:tabular-nums] whitespace-nowrap [unicode-bidi:isolate] font-bold text-24 md:text-22",
  "card-drop": "self-end -mt-6 mb-0.5 rtl:before:[scale:-1_1]",
  "price-unit": "text-15 md:text-14 font-medium text-ink-soft",
  "results-bar":
    "flex items-center gap-2 lg:pt-2 max-lg:(sticky top-0 z-5 -order-1 border-b border-line bg-surface py-2) strip",
  // Without scripts there is a button to sort, and the button for filters stays beside them.
  "sort-bar": "flex items-center min-w-0 md:gap-2 noscript:(flex-wrap justify-end gap-2 max-w-1/2)",
  strip: "max-lg:(-mx-4 overflow-x-auto px-4 [scrollbar-width:none]) md:max-lg:(-mx-5 px-5)",
  "card-grid": "grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-4 md:gap-6",
  divided: "[&>:not(:first-child)]:(border-t border-line)",
  panel: "bg-surface border border-line rounded-card",
  link: "inline-flex items-center gap-1.5 min-h-11 text-action font-semibold text-15 hover:underline underline-offset-4",

  btn: "inline-flex items-center justify-center gap-2 min-h-11 px-4.5 border border-transparent rounded-field text-15 font-semibold leading-tight text-center shrink-0 max-w-full select-none [transition:scale_150ms] active:[scale:.98] disabled:(opacity-50 pointer-events-none)",
  "btn-48": "min-h-12 px-5",
  "btn-52": "min-h-13 px-6 text-16",
  "btn-primary": "bg-action text-action-ink hover:bg-action-strong",
  "btn-outline": "bg-surface border-field hover:border-ink-soft hover:bg-paper",
  "btn-quiet": "hover:bg-sand",
  "btn-tint": "bg-tint text-action hover:bg-tint-strong",
  "btn-danger": "text-bad hover:bg-bad-tint",
  "btn-danger-solid": "bg-bad text-surface hover:opacity-90",

  "page-number": "page-cell hover:bg-sand aria-[current]:(bg-action text-action-ink)",
  "city-link":
    "flex min-h-11 items-center gap-2 text-15 font-medium before:(order-1 size-4 text-faint) hover:text-action rtl:before:[scale:-1_1]",
  "collection-name":
    "px-3 py-2 font-semibold sm:(flex min-h-14 items-center justify-between px-4) [&>span]:(block text-14 font-normal text-ink-soft)",
  "page-cell":
    "inline-flex items-center justify-center gap-1.5 min-w-11 min-h-11 rounded-field text-15 font-medium",
  "icon-btn":
    "relative inline-grid place-items-center flex-none size-11 rounded-field hover:bg-sand [transition:scale_150ms] active:[scale:.95]",
  "icon-btn-round":
    "relative inline-grid place-items-center flex-none size-11 isolate before:(content-empty absolute inset-1 -z-1 rounded-full bg-surface opacity-94 shadow-raised)",

  heart: "i-lucide-heart aria-pressed:i-lucide-heart-filled",
  "card-heart": "heart icon-btn-round absolute! end-1 top-1 z-1",

  scales: "i-lucide-scale aria-pressed:i-lucide-check",
  "card-scale":
    "scales icon-btn-round absolute! end-1 top-12 z-1 aria-pressed:(text-action-ink before:bg-action)",

  "top-btn":
    "pointer-events-auto inline-flex size-11 items-center justify-center gap-2 rounded-full bg-surface text-15 font-medium shadow-raised md:w-auto md:rounded-field md:bg-transparent md:px-3 md:[box-shadow:none] md:hover:bg-sand",

  label: "flex flex-wrap items-baseline gap-2 mb-1.5 text-14 font-medium",
  hint: "mt-1.5 text-13 text-ink-soft",
  error: "flex items-start gap-1.5 mt-1.5 text-13 font-medium text-bad",
  // The line is high enough for Arabic letters, which browsers cut off at its edges in inputs and selects.
  "field-box":
    "block w-full min-w-0 min-h-12 px-3.5 border border-field rounded-field bg-surface text-16 leading-[1.9] appearance-none hover:border-ink-soft aria-[invalid=true]:(border-bad edge-bad) disabled:bg-sand disabled:text-ink-soft",
  "select-sort":
    "min-w-0 text-ink [&>select]:[field-sizing:content] max-md:([&>select]:(w-11 border-transparent! bg-transparent! ps-11! pe-0!) [&>i]:i-lucide-arrow-down-up)",
  "select-arrow": "absolute end-3 inset-y-0 my-auto text-ink-soft pointer-events-none",
  "fold-arrow": "size-4 group-open:rotate-180",
  "select-bare": "[&>select]:(border-transparent bg-transparent [field-sizing:content])",
  "field-44": "min-h-11 px-3 md:text-15",
  "field-52": "min-h-13",

  "filter-part": "px-4 pt-3 pb-4 border-b border-line last:border-0 lg:(px-5 pt-3.5)",
  swatch: "inline-block size-3 me-1.5 rounded-full bg-[var(--swatch)] edge-field",
  choice:
    "flex items-center gap-3 min-h-11 py-1 text-15 wrap-anywhere [&>.count]:(ms-auto min-w-10 text-end)",
  count: "[font-variant-numeric:tabular-nums] whitespace-nowrap text-13 text-ink-soft",
  pill: "relative before:(hidden size-3.75) has-[:checked]:before:block inline-flex items-center gap-1.5 min-h-11 px-3.5 border border-field rounded-full text-15 leading-tight has-[:checked]:(border-action! bg-tint text-action font-semibold) has-[:focus-visible]:focused hover:border-ink-soft",
  tile: "relative flex flex-col items-center justify-end px-1 py-2 border border-line rounded-field text-13 font-medium text-center leading-snug has-[:checked]:(border-action! bg-tint edge-action) has-[:focus-visible]:focused hover:border-field",
  "theme-tile":
    "tile min-h-16 justify-start! gap-1.5 pt-3! aria-pressed:(border-action! bg-tint text-action)",
  segment:
    "relative flex flex-auto items-center justify-center min-h-11 px-3 rounded-[10px] text-14 font-medium text-sand-ink has-[:checked]:(bg-raised text-action font-semibold shadow-raised) has-[:focus-visible]:focused",

  "nav-link":
    "relative flex items-center min-h-11 px-2 rounded-field text-15 lg:max-xl:(px-1.5 text-14) font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:(font-semibold text-ink after:(content-empty absolute inset-x-3 -bottom-3.75 h-0.75 rounded-t-sm bg-action))",
  "drawer-link":
    "flex items-center gap-2.5 min-h-13 border-b border-line text-17 font-medium aria-[current]:text-action",
  "foot-link": "inline-flex min-h-11 min-w-11 items-center hover:text-action",
  "menu-item":
    "flex items-center gap-3 w-full min-h-11 px-3 rounded-[10px] text-15 font-medium text-start hover:bg-sand",
  "skip-link":
    "fixed z-50 top-2 start-4 inline-flex items-center min-h-11 px-4 rounded-field bg-action text-action-ink font-semibold [translate:0_-200%] focus:[translate:none]",

  "dialog-foot":
    "flex-none flex items-center gap-2 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] border-t border-line sm:(justify-end px-6 py-4)",
  toast: "flex items-start gap-3 p-4 bg-surface border border-line rounded-card shadow-float",

  "pattern-plate":
    "relative rounded-[2.1%/10%] [box-shadow:0_1px_1px_rgb(74_52_20/.3),0_18px_30px_-14px_rgb(74_52_20/.5)]",
  // Over a drawn plate; its own text is visible only without scripts.
  "pattern-input":
    "absolute inset-0 size-full cursor-text text-transparent caret-transparent outline-none placeholder:text-transparent selection:(bg-transparent text-transparent) noscript:(ps-[16%] pe-[4%] text-[48px] text-center font-semibold [color:#1b1a17] caret-current placeholder:[color:#857b6c])",
  "pattern-key":
    "inline-flex min-h-11 items-center gap-2 noscript:pointer-events-none [&>bdi]:(grid size-7 place-items-center rounded-lg border border-field bg-surface font-semibold text-ink) [&:hover>bdi]:border-ink-soft",
  "plate-photo": "rounded-t-[15px] px-[8%] pt-14 pb-10 lg:(pt-13 pb-9)",
  "tag-link":
    "inline-flex min-h-11 items-center gap-2 rounded-full border border-track bg-surface px-3.5 text-14 font-medium whitespace-nowrap hover:border-ink-soft aria-[current]:(border-ink bg-ink text-surface) [&>bdi]:(text-12 text-ink-soft) [&[aria-current]>bdi]:text-track",
  "digits-link":
    "grid min-h-11 place-items-center rounded-[11px] text-15 font-medium hover:bg-sand aria-[current]:(bg-ink font-semibold text-surface)",
  "plate-panel": "relative grid place-items-center overflow-hidden bg-sand-2",
  tag: "inline-flex items-center min-h-7 px-2.5 rounded-full bg-sand text-13 font-medium leading-none text-sand-ink whitespace-nowrap",

  badge:
    "inline-flex items-center gap-1 h-6.5 px-[9px] rounded-full text-12 font-semibold leading-none whitespace-nowrap before:size-3.5",
  "badge-neutral": "bg-sand text-sand-ink",
  "badge-featured": "bg-gold text-gold-ink",
  "badge-verified": "bg-good-tint text-good",
  "badge-new": "bg-action text-action-ink",
  "badge-sold": "bg-ink text-surface",
  "badge-expired": "bg-bad-tint text-bad",
  "badge-drop": "h-5.5 px-[7px] bg-rose-tint text-rose",
  chip: "inline-flex items-center min-h-11 px-4 rounded-full text-14 font-semibold leading-tight whitespace-nowrap bg-tint text-action hover:bg-tint-strong",
};
