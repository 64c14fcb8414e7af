import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands. */
    command?: "show-modal" | "close" | "request-close" | "toggle-popover" | "show-popover" | "hide-popover";
    commandfor?: string;
  }
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
