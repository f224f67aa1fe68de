import { wishPlot } from '../wish-plot.ts'

export const deedBefriendsSeenHome = wishPlot({
  id: 'wish-deed-befriends-seen-home',
  tellsAny: 'once',
  deeds: ['befriends'],
  isTale: true,
  out: true,
  about: 'Needs {once.the}, who is befriended: two have just become friends and see each other home, to and fro past the step, because neither may go alone; {H}, who wants to be a friend too, stays in the middle and calls to both sides.',
  titles: ['{once.who} Has a Friend', 'Forty Steps to the Left', 'The One in the Middle', 'Seen Home by {once.who}', 'No Longer than a Sneeze'],
  company: ['step', 'corner', 'lamp', 'lamp post', 'road', 'hall', 'house', 'friends'],
  want: [
    {
      id: 'a-sneeze',
      A: 'partner',
      paragraphs: [
        'Right in front of the house, {once.first} {once.did}. They said hello, both at once, and laughed, and then it was done. It took no longer than a sneeze. {H} and {A} had seen it all from the step. “Are you friends now?” asked {H}. “Since just now,” said {once.who}. “Can I be one too?”',
        '“Wait there,” said {once.who}. “I have to see {once.the} home first. Friends do that.” “It isn’t far,” said {once.the}. And they went off to the left, close together.'
      ]
    },
    {
      id: 'how-it-is-done',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How did they do it?” asked {A}. {H} had watched closely. {once.who} had stood in front of {once.the}. Then {once.who} had said hello, and then it was done. {H} went to the lamp post, stood in front of it, and said hello. Nothing happened.',
        '“I think you have to want it,” said {A}. {H} said hello once more, and wanted it. The lamp came on. They both took a step back, and {H} said thank you.'
      ]
    }
  ],
  way: [
    {
      id: 'to-and-fro',
      A: 'same',
      paragraphs: [
        'Soon they came back, both of them. “Weren’t you being seen home?” asked {H}. “That’s been done,” said {once.the}. “But then {once.who} would have to go back alone.” So this time {once.the} did the seeing home, and they went past, to the right.',
        '{H} counted to twenty. Along came {once.the}, and {once.who} as well. “You can’t let a friend go alone,” said {once.who}, and they went past, to the left. “When is it my turn?” called {H}. “When we’re home,” called {once.who}. But neither of them ever got home, because then the other one would have been alone.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The next time past, {once.the} had changed sides. “This one’s better,” said {once.the}. “It’s the side with {doer.part}.” {A} bent forward to see. There was {doer.part}, under the street light, and {once.the} kept very near.',
        '{once.who} had never known that there was a good side. “Can you see enough from there?” asked {once.who}. “Plenty,” said {once.the}. All the same {once.who} walked on a little sideways, so that {once.the} could see even more.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you seen {what.part}?” asked {once.who} in passing. “We can see from here,” said {A}. “That’s only from the front,” said {once.who}. “You have to walk beside {once.the}. It’s quite different from beside.”',
        '{A} asked for one look. “One,” said {once.the}. So {A} walked beside {once.the} as far as the corner, came back, and sat down. “And what’s it like?” asked {H}. “I’ve promised not to say,” said {A}.'
      ]
    },
    {
      id: 'doer-does',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In front of the step they stopped, because {once.who} {doer.does}. {once.the} waited until it was over. “Does that happen often?” asked {A}. “At every second house,” said {once.the}.',
        '“The others always walked on,” said {once.who}. “I used to look up, and there was only road.” {once.the} said that there was no hurry. “Do it again, if you like. I don’t want to miss any of it.”'
      ]
    },
    {
      id: 'what-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the corner {once.the} {what.does}. {once.who} saw it, and did the same, out of friendship. It came out rather different. “Yours is good too,” said {once.the}.',
        'Then {H} tried it on the step, and {A} did it sitting down. That made four kinds. “Are we friends now?” asked {H}. “You’re nearly as good as I am,” said {once.who}, “and I’ve had since supper to practise.”'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They could be heard before they could be seen. “{what.sound},” it went behind the corner, and then {once.who} laughed. “What was that?” asked {A}. “A joke,” said {once.who}. “{once.the} tells it at the corner.”',
        'The next time it was the same one. “{what.sound}.” {once.who} laughed even more than before. “You knew it already,” said {A}. “That’s why,” said {once.who}. {H} knew it too by then, and laughed a little too early.'
      ]
    },
    {
      id: 'me-too',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They were asking each other things. “What do you like best of all?” asked {once.the}. “{doer.wants},” said {once.who}. “Me too,” said {once.the}. {A} heard that from the step. “Since when?” asked {A}.',
        '“Since the lamp post,” said {once.the}. Then it was the other way round, and now {once.who} said “me too”. By the corner they liked eleven things, and each of them had started with five.'
      ]
    },
    {
      id: 'far',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where do you live?” {A} asked {once.who}. “Just along there on the right,” said {once.who}, “{doer.where}.” “And is that far from {once.the}?” asked {A}.',
        '{once.who} had to think. “This morning it wasn’t far from anything,” said {once.who}. “It was just where it was. Since this evening it’s been a long way.” {once.the} said that it was exactly as long from the other end.'
      ]
    },
    {
      id: 'the-secret',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“We’ve got a secret now,” said {once.who}, the next time past. “What is it?” asked {A}. “We haven’t decided yet,” said {once.the}. They walked on, with their heads together.',
        'When they came back, they had one. It had to be a big one, for they walked slowly and looked straight ahead. Neither of them said a word until they were past the step. Then {once.who} turned round. “You wouldn’t guess it,” called {once.who}.'
      ]
    },
    {
      id: 'the-outside',
      A: 'same',
      spare: 10,
      paragraphs: [
        'This time {once.the} came along on one side of the road, and {once.who} on the other. “Have you quarrelled?” asked {A}. “It’s about who goes on the outside,” said {once.who}. “I do, so that nothing happens to {once.the}.” “No, I do,” said {once.the}, “so that nothing happens to you.”',
        '{H} looked from one to the other. “Now you’re both on the outside,” said {H}. They stopped, and saw that it was so. Nobody was on the inside at all. “Then I needn’t be cross,” said {once.who}, and came across.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Whenever they came past, {A} was there already, and gazed at {once.the}. “{A} would like to be friends too,” said {once.who}. “How do you know?” asked {H}. “I looked just like that this afternoon,” said {once.who}.',
        '{once.the} stopped in front of {A} and said hello. It took no longer than half a sneeze. “Now there’s one more to be seen home,” said {once.who}. It was lucky that {A} lived here.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} beamed at {once.who}, and then at {once.the}. Nobody had asked for it. “That was quick,” said {once.who}. “{A} didn’t even say hello first.” They went past twice more, and were beamed at each time.',
        'Then {A} beamed at the lamp post, and after that at a bicycle. “{A} can’t see all of those home,” said {H}. {once.who} looked at the bicycle, and wished it a good evening, to be fair.'
      ]
    },
    {
      id: 'two-plates',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a friend like that,” said {S}. “We saw each other home until it was night. In the end my mother stood my supper on a wall, halfway.” “And your friend’s supper?” asked {A}.',
        '“On the same wall, from the other side,” said {S}. “That evening we had two soups each.” {once.who} and {once.the} had stopped to listen. “Where’s that wall?” asked {once.the}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be seen home as well. So {once.who} went on the left of {S}, and {once.the} on the right. It was two steps and a doormat. “Thank you for bringing me,” said {S}, and shut the door.',
        'Then the door opened again. “And now I’ll see you home,” said {S}. {once.who} thought that this was only right. {A} just managed to get hold of a sleeve.'
      ]
    },
    {
      id: 'like-a-plaster',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“You have to do it quickly,” said {S}, “like a plaster. Say goodbye, turn round and go.” {once.who} and {once.the} said goodbye and turned round. They went nine steps each. Then both looked back to see if the other had looked back.',
        'And when you’ve seen that, you have to wave. “You stop first,” called {once.who}. “No, you,” called {once.the}. “It’s a question of being firm,” said {S} to {A}, and was the last who was still waving.'
      ]
    },
    {
      id: 'by-telephone',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“My friend and I do it by telephone,” said {A}. “First I’m in the hall, and then I’m on the stairs. I say so each time, and so does she. In the end we’re both in bed.”',
        '“And who gets home first?” asked {once.who}. “We wait for each other,” said {A}, “in front of the pillow.” {once.the} wanted to know if you could do that without a telephone as well. “Only if you’re loud,” said {A}.'
      ]
    },
    {
      id: 'one-too-many',
      A: 'partner',
      paragraphs: [
        '“You stay in,” {H} told {once.the}. “We’ll see {once.who} home.” So {H} and {A} did it, all the way to the right. “And who’ll see you home?” asked {once.who}, and came out again. Behind them came {once.the}, who had not been able to wait.',
        '“There’s always somebody left over,” said {A}, who had counted the steps. From the house it was forty to the left, and forty to the right.'
      ]
    }
  ],
  turn: [
    {
      id: 'halves',
      A: 'partner',
      paragraphs: [
        '“Then here’s the middle,” said {H}, and sat down on the step. “You both go at once, and I’ll stay here and call. That way nobody’s alone.” {once.who} and {once.the} looked at each other, and then they went.',
        '“How is it on the left?” called {H}. “Ten steps,” called {once.the}. “And on the right?” “Ten as well,” called {once.who}. So it went on, left, right, left, right. “Home,” called {once.the}, at forty. “Home,” called {once.who}.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. {A} stood up, to see it better. “Is that part of being friends?” asked {A}. “It is now,” called {once.who}.'
      ]
    },
    {
      id: 'all-through-the-middle',
      A: 'same',
      spare: 11,
      paragraphs: [
        'From end to end they could not hear each other, so it all went through {H}. “Say that it was nice,” called {once.who}. “It was nice,” called {H} to the left. “Say that it was nicer,” called {once.the}.',
        'To and fro it went, and each time it got a bit nicer. {A} listened, and in the end put up one hand. “There’s nothing after nicest,” said {A}. “There is,” called {once.the}. “Tomorrow.”'
      ]
    },
    {
      id: 'smaller',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You’re getting smaller back there,” called {once.the}. “I’m not,” called {once.who}. “In here I’m just the same. It’s you that’s getting smaller.” {A} looked at both. It was quite even.',
        '“And what am I getting?” called {H}. They looked at {H} from both ends. “You’re staying,” called {once.who}. Somebody has to, or nobody would know how far they had got.'
      ]
    },
    {
      id: 'two',
      A: 'partner',
      paragraphs: [
        '“And is it my turn now?” called {H}. “You’ve got me on the right, and {once.the} on the left,” called {once.who}. “That’s two friends. We’ve only got one each.” {H} looked both ways, and it was true.',
        '“But who’s seeing you home?” called {once.the}. {H} reached back with one hand. There was the door, and it was open. “I’m there already,” called {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up a bit, in case there were any more friends.',
      '{names} looked after the two of them, as far as the corner.',
      { text: '{names} waved to the left, and saved one wave for later.', needs: ['hands'] },
      { text: '{names} shook hands with the doorknob, to see how it was done.', needs: ['hands'] }
    ],
    way: [
      '{names} looked left, and right, and left again.',
      '{names} went along for three steps, and turned back in good time.',
      { text: '{names} drew a line on the wall with chalk, each time they came past.', needs: ['hands'] },
      { text: '{names} lifted a hat to them both, though there was no hat.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, so that both ends could be heard.',
      '{names} sat down close beside {H}, in the middle.',
      { text: '{names} waved with both arms, one for each end.', needs: ['hands'] },
      { text: '{names} clapped once to the left, and once to the right.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} was seen home over the doormat and as far as the bed. “And now I’ll see you back,” said {H}. “Don’t start,” came the answer.',
    '{H} used a good deal of soap, and lay down in the middle of the bed. From the left came a very small good night from {once.the}. From the right came another, from {once.who}. {H} answered both of them, in turn.'
  ],
  last: [
    'With one friend on the left and one on the right, {H} was asleep.',
    '{once.who} got home, and {once.the} got home, and {H}, who had been there first, slept.'
  ]
})
