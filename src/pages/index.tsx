import Layout from '@theme/Layout';
export default function Home() {
  return <Layout><main><h1>Pilot</h1></main></Layout>;
}
