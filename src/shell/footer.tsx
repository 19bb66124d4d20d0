export function Footer() {
  return <footer className="column" />;
}
