declare module "*.txt" {
  const text: string;
  export default text;
}
declare module "*.tar" {
  const path: string;
  export default path;
}
