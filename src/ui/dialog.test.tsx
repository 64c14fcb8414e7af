import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "./button.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

const html = renderToStaticMarkup(
  <Dialog
    id="confirm"
    title="Delete?"
    text="It cannot be undone."
    footer={<DialogClose dialog="confirm">No</DialogClose>}
  />,
);

test("a dialog is named by its title and described by its text", () => {
  expect(html).toContain('aria-labelledby="confirm-title"');
  expect(html).toMatch(/<h2 id="confirm-title"[^>]*>Delete\?<\/h2>/);
  expect(html).toContain('aria-describedby="confirm-text"');
  expect(html).toContain('<p id="confirm-text"');
});

test("a dialog closes without scripts: backdrop, close button and DialogClose", () => {
  expect(html).toContain('closedby="any"');
  expect(
    html.match(/<button[^>]*>/g)?.every((tag) => tag.includes('command="close" commandfor="confirm"')),
  ).toBe(true);
  expect(html).toContain('aria-label="Close"');
});

test("a pending button is announced, keeps the focus and shows its pending label", () => {
  const button = renderToStaticMarkup(
    <Button type="submit" pending pendingLabel="Sending...">
      Send
    </Button>,
  );
  expect(button).toContain('aria-busy="true"');
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(" disabled");
  expect(button).toContain("Sending...");
  expect(button).not.toContain("Send<");
});
