export const viewedTitle = () => "Recently viewed";
export const viewedClear = () => "Clear";
