import { answerTasks } from '../child-processes/answer-tasks';
import { answerRendering } from '../receivers/template/render-in-child';

answerTasks(answerRendering);
