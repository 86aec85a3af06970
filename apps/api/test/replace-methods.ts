export function replaceMethods<Whole extends object>(whole: Whole, methods: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      const own: unknown = Reflect.get(methods, name);
      const value: unknown = own ?? Reflect.get(target, name);
      // Private fields are accessible only on the object itself.
      return typeof value === 'function' && own === undefined ? value.bind(target) : value;
    },
  });
}
