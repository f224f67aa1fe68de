import { wishPlot } from '../wish-plot.ts'

export const playdate = wishPlot({
  id: 'wish-playdate',
  beginsElsewhere: true,
  wishes: ['playdate', 'playdates', 'play date', 'play dates', 'friend coming play', 'friend coming round', 'friend coming over', 'friend comes play', 'friend coming tea', 'friends coming play', 'friends coming over', 'friends coming round', 'friend round play', 'friend round tea', 'friend over play', 'friend visit play', 'friend visiting', 'friend come over', 'friend come play', 'friend came play', 'friend came over', 'friend came round', 'having friend over', 'having friend round', 'friend coming house'],
  answers: ['with', 'my', 'her', 'his', 'a', 'coming', 'today', 'tomorrow', 'first', 'best', 'new', 'after', 'school', 'nursery', 'house', 'home', 'at', 'our', 'play', 'tea', 'round', 'over', 'toys', 'sharing', 'excited', 'friend', 'friends', 'little', 'having', 'saturday', 'afternoon', 'come', 'came', 'visit', 'visits', 'visiting', 'us', 'class', 'bricks', 'car', 'cars', 'ramp', 'to'],
  except: ['imaginary', 'invisible', 'moves', 'moving', 'left', 'leaving', 'died', 'sad', 'sick', 'ill', 'hospital', 'monster', 'dragon', 'dinosaur', 'dog', 'cat', 'sleepover', 'sleep', 'overnight', 'birthday', 'mean', 'hit', 'bit', 'biting', 'cancelled', 'canceled', 'quarrel', 'argument', 'fell', 'pen', 'moon', 'space', 'fox', 'bear', 'robot', 'ghost', 'alien', 'elephant', 'penguin', 'unicorn', 'magic', 'never', 'nobody', 'left', 'away', 'cousin', 'cousins'],
  moods: ['waiting', 'first'],
  company: ['friend'],
  about: 'The fast blue car is hidden from a friend who is coming to play, until a ramp shows what somebody at the other end is good for.',
  titles: ['I Don’t Mind', 'It Came Back by Itself', '{H} Has a Friend Round', 'The Car in the Pillowcase', 'Somebody at the Other End'],
  want: [
    {
      id: 'the-car',
      A: 'partner',
      paragraphs: [
        'On a playdate the friend may play with everything. So {H} had put the fast blue car into the pillowcase, where nobody would look. Nobody else had ever driven it. Then {H} was ready.',
        '“I’ll be your friend,” said {A}, “so that you can see how it goes.” {A} put on a coat, went out, and came in again. “Hello,” said {A}, in quite a different voice.'
      ]
    }
  ],
  way: [
    {
      id: 'dont-mind',
      A: 'partner',
      paragraphs: [
        '“What do you want to play?” asked {H}. “I don’t mind,” said the friend. “I don’t mind either,” said {H}. They stood in the middle of the room. “What would you like best?” “I don’t mind.”',
        'So {H} showed the friend everything. “That’s my bear. That’s my other bear. That’s my train, and this is where I sit.” “What shall we do now?” asked {H}. “I don’t mind,” said the friend, and looked at the coat.'
      ]
    },
    {
      id: 'shoes-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Do I have to take my shoes off?” asked the friend. “Yes,” said {H}. “Everybody does.” There was a hole in the friend’s sock, with a toe in it. {H} looked at the toe, and the toe looked at {H}.',
        '“I’ve got one like that,” said {H}, and showed it. It was on the other foot. They put the two toes next to each other, and these two got on at once. “Mine’s called Ron,” said the friend.'
      ]
    },
    {
      id: 'different-house',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was getting dim in there, and the friend went to switch on the light. The friend patted the wall, up and down, like somebody patting a horse. “At our house it’s on this side,” said the friend.',
        '“At ours it’s over here,” said {H}, and put it on. The friend looked round the room. “So that’s what I was patting,” said {A}. It was a coat on its hook. It had stood as still as a good horse.'
      ]
    },
    {
      id: 'rules',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“At our house you’re allowed to jump on the sofa,” said {A} the friend. “You are not,” said {H}. “You’ve just made that up.” “At our house,” said {A}, “you’re allowed to make things up.”',
        '{H} looked at the sofa for some time. “At our house you’re allowed to sit on it very hard,” said {H} in the end. They both sat on it very hard, nine times. It was nearly as good.'
      ]
    },
    {
      id: 'snack',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Friends get a snack. {H} brought apple in slices, on two plates, and the friend looked from one to the other. “You’ve got more,” said the friend. “I’ve got six, and you’ve got six.” “Yours are fatter.”',
        'They changed plates. “Now yours are fatter,” said {H}. So they put all of it on one plate in the middle. After that nobody looked at the slices any more. They only had to eat fast.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In snakes and ladders the guest goes first,” said {H}, and gave the friend the die. The friend threw a one. “The guest may throw again,” said {H}. It was another one. “The guest may have as many as it takes,” said {H}, “but it’s getting late.”',
        'In the end {H} turned the die over a little with one finger, when it had stopped. It was a three. “Thank you,” said the friend. “You’re a very good house,” said {A}, and moved on to the snake.'
      ]
    },
    {
      id: 'loo',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Where’s your bathroom?” asked {A} the friend, very quietly. It’s hard to ask that, in a house that isn’t yours. {H} led the way and showed everything. “That’s the light. That’s the soap. That one’s only for looking at.”',
        '“And the door sticks,” said {H}. “You have to lift it and push.” {A} lifted and pushed, and then there was a knock from inside. “It’s me,” said {A}. “I know,” said {H}. “I’m still here.”'
      ]
    },
    {
      id: 'pet-host',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Friends always want to meet {A}. “This is {A},” {H} told the air beside the door, for practice. “{A} likes it when you’re slow. You say hello, and then you do nothing.”',
        '{A} was told what friends are for, and how long they stay. {A} listened to the whole of it, or looked like it. Then {A} did nothing, for quite some time, to show how well it could be done.'
      ]
    },
    {
      id: 'elder-friend',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a friend round once, and we made a den under the table,” said {S}. “She was from next door.” “What did you do in there?” asked {A}.',
        '{S} thought back. “Nothing,” said {S}. “We did it all afternoon.” {A} looked under the table, where there was room for two to do nothing in. “Did she come again?” “She came every day for nine years,” said {S}.'
      ]
    },
    {
      id: 'child-too',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to know whose friend it would really be. “Mine,” said {A}. “Then I’m having the other half,” said {S}. “You can’t have half a friend,” said {A}. “When you go and fetch something, it’s my turn,” said {S}.',
        '{A} thought about how often you have to fetch something. “You can have the first five minutes,” said {A}, “while we’re both still shy.” They shook hands on that.'
      ]
    },
    {
      id: 'nothing-touched',
      A: 'partner',
      paragraphs: [
        '“It isn’t going well,” said {H}. “No,” said {A}, in {A}’s own voice. “You’ve shown me a whole room, and I haven’t touched a thing. I can’t play at looking. Just start something, and I’ll join in.”'
      ]
    },
    {
      id: 'both-want',
      A: 'same',
      spare: 7,
      paragraphs: [
        'All at once there was something that the friend did want. It was the second bear, which had been lying there since Sunday. Now {H} wanted it too. Each of them had a leg. “You weren’t even playing with it,” said the friend.',
        '“I was just going to,” said {H}. The bear hung between them and looked at the ceiling. “It’s getting longer,” said the friend. They both let go at the same moment, and it sat down. It had never been so popular.'
      ]
    },
    {
      id: 'hiding',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Let’s play hide and seek,” said the friend, and ran off. {H} counted to ten. But a friend does not know where you hide in this house. The friend was standing behind a curtain, with most of a sleeve looking out.',
        '{H} walked past it twice, to be polite. “Where can that friend be?” said {H}. The curtain breathed in and out with joy.'
      ]
    }
  ],
  turn: [
    {
      id: 'ramp',
      A: 'partner',
      paragraphs: [
        'So {H} began to build. A tray against the sofa was a ramp. {H} let the red car go, and it fell off at the side. The train would not roll at all. By now the friend lay on the carpet, at the other end. “Haven’t you got anything fast?”',
        '{H} looked at the pillow for a long while. Then {H} put a hand in, right to the bottom, and took out the blue car. It went down the ramp like water, and across the carpet, and the friend caught it. {H} held out both hands. And back it came.'
      ]
    },
    {
      id: 'never-before',
      A: 'partner',
      paragraphs: [
        '{H} looked at it. It had never done that before. When {H} was alone, it ran under the cupboard, and {H} had to crawl after it every time. “It came back by itself,” said {H}. “It was sent,” said the friend. “Again!”',
        'They did it till the car was warm. Then it was time to go home, and the friend could not be found. Behind the coat on the hook there were two feet. “I’m not here,” said the coat. “Five more minutes,” said {H}. “I can’t find your shoes.” {H} was standing on them.'
      ]
    },
    {
      id: 'tunnel',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For those five minutes the bears were a tunnel. They stood on their hands and feet, one behind the other. The car shot in under the first bear, and you had to wait. “It’s in there,” whispered {H}.',
        'It took longer than it should have. “Perhaps it’s stopped for a sandwich,” said the friend. {H} gave the second bear a small push, and out it rolled, quite slowly. “It had two,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} hung about in the hall, to see what a friend looks like.',
      '{names} sat down on the pillow, and it was rather hard.',
      { text: '{names} took the friend’s coat, and gave it a hook to itself.', needs: ['hands'] },
      { text: '{names} set out biscuits, in two equal heaps.', needs: ['hands'] }
    ],
    way: [
      '{names} did not mind either.',
      '{names} rolled about on the carpet, and in a way that was a start.',
      { text: '{names} showed the friend a teddy with one arm.', needs: ['hands'] },
      { text: '{names} pulled out every box there was, and opened none.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the blue car, only just.',
      '{names} chased along beside it, and came second both ways.',
      { text: '{names} pressed the ramp down, where it met the carpet.', needs: ['hands'] },
      { text: '{names} patted the car on the roof, before it was sent again.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put away the train, and the bears. But the ramp stayed, and the blue car stood on it, where anybody could take it.',
    '{H} got clean, and lay down, and there was nothing hard in the pillowcase now. It was much softer like that.'
  ],
  last: [
    'Whichever way {H} rolled, there was nothing there but pillow, and {H} slept.',
    '“I don’t mind,” said {H}, when somebody put out the light, and was asleep.'
  ]
})
