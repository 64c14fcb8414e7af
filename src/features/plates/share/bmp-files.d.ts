declare module "*.bmp.gz" {
  const path: string;
  export default path;
}
