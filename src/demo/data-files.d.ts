declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*.webp" {
  const path: string;
  export default path;
}
