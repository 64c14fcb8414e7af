/**
 * A browser that translates a page replaces its texts by elements of its own. React does not know this, and its next change
 * beside such a text would throw, which removes the whole island. With these methods it goes on: what it inserts before a
 * text that is gone comes last, and what is already removed is skipped.
 * See https://github.com/facebook/react/issues/11538
 */
export function allowTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let next = before;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
}
