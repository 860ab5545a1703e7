import {Component, type ReactNode} from 'react';
import {OPENED, type SearchParts} from './open-dialog';
import {FailureMessage} from './Messages';

type Props = {parts: SearchParts; children: ReactNode};

/** Shows a rendering error inside the dialog. The view renders again on the next input or opening. */
export class SearchBoundary extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  readonly #recover = () => {
    if (this.state.hasFailed) this.setState({hasFailed: false});
  };

  override componentDidMount() {
    const {dialog, input} = this.props.parts;
    input.addEventListener('input', this.#recover);
    dialog.addEventListener(OPENED, this.#recover);
  }

  override componentWillUnmount() {
    const {dialog, input} = this.props.parts;
    input.removeEventListener('input', this.#recover);
    dialog.removeEventListener(OPENED, this.#recover);
  }

  override render() {
    return this.state.hasFailed ? <FailureMessage helpText={undefined} /> : this.props.children;
  }
}
