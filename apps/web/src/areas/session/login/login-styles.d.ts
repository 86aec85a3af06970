// Made by the build, see vite/login-document.ts.
declare module 'virtual:login-styles';
