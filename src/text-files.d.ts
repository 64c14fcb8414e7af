declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*.tar" {
  const path: string;
  export default path;
}
declare module "*.md" {
  const text: string;
  export default text;
}
