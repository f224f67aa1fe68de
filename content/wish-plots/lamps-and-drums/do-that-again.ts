import { wishPlot } from '../wish-plot.ts'

const TRIPS = ['keeps tripping', 'tripping', 'trips', 'tripped', 'always trips', 'stumbles', 'falls over own feet', 'two left feet', 'clumsy']

export const doThatAgain = wishPlot({
  id: 'wish-do-that-again',
  beginsElsewhere: true,
  wishes: ['Lunar new year, a dragon dancer who keeps tripping', ...TRIPS.flatMap((trips) => [`dragon dancer ${trips}`, `dragon ${trips} new year`]), 'chinese new year dragon dancer', 'new year dragon dancer', 'lunar new year dragon dancer', 'dragon dancers keep tripping', 'dragon dancers trip', 'dragon dancer trips over his feet', 'dragon dancer trips over her feet', 'dragon dancer falls over', 'tripping in the dragon dance', 'tripped up dragon dance parade'],
  answers: ['lunar', 'chinese', 'new', 'year', 'tet', 'spring', 'festival', 'parade', 'street', 'dragon', 'dragons', 'dragon’s', 'dancer', 'dancers', 'dance', 'dances', 'dancing', 'keeps', 'keep', 'kept', 'trip', 'trips', 'tripping', 'tripped', 'stumble', 'stumbles', 'stumbling', 'fall', 'falls', 'falling', 'fell', 'over', 'own', 'feet', 'foot', 'left', 'two', 'clumsy', 'always', 'can’t', 'stop', 'tail', 'head', 'pole', 'poles', 'pearl', 'drum', 'drums', 'cymbals', 'wave', 'oranges', 'orange', 'mandarins', 'red', 'gold', 'long', 'lantern', 'lanterns', 'first', 'time', 'learns', 'learning', 'practice', 'practising', 'rehearsal', 'show', 'performs', 'laces', 'shoes', 'laughs', 'funny', 'gentle', 'silly', 'embarrassed', 'nervous', 'who', 'that', 'whose', 'one', 'with', 'in', 'at', 'the', 'a', 'an', 'and', 'for', 'story', 'about', 'friend', 'friends', 'team', 'troupe', 'chinatown', 'uncle', 'cousin', 'brother', 'sister', 'grandma', 'grandpa', 'popo', 'gonggong', 'yeye', 'nainai', 'family', 'crowd', 'everyone', 'everybody', 'parade', 'up', 'his', 'her', 'their', 'be', 'wants', 'but', 'good', 'best'],
  except: ['hurt', 'broke', 'broken', 'leg', 'ankle', 'hospital', 'blood', 'died', 'dead', 'lion', 'ballet', 'tap', 'stage', 'fire', 'firecracker', 'firecrackers', 'boat', 'egg', 'eggs', 'princess', 'knight', 'robot', 'unicorn', 'scared', 'afraid', 'sick', 'ill', 'lost', 'laughed at', 'teased', 'mean', 'bullied', 'fairy', 'dinosaur', 'tutu', 'holiday', 'beach'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  isTale: true,
  out: true,
  company: ['dragon', 'dancer', 'tail', 'pole', 'drum', 'pearl', 'wall', 'oranges', 'corner', 'street', 'dip', 'hump', 'wave', 'cloth', 'nose', 'head', 'door', 'beard', 'fringe', 'feet', 'laces', 'sixth', 'second', 'third', 'others', 'people', 'uncle', 'box'],
  about: 'Of the seven under the New Year dragon the dancer before the hero keeps tripping, and looking at the feet makes it worse, until somebody far off sees that each trip brings the dragon to life.',
  titles: ['Do That Again', 'The Dragon with a Corner in It', '{H} Has the Tail', 'As Though You’d Meant It', 'A Step Missing'],
  want: [
    {
      id: 'nine-times',
      A: 'partner',
      paragraphs: [
        'It was Lunar New Year, and the dragon dancer in front of {H} tripped again. Seven of them carried the long red dragon, each on a pole. {H} had the tail. Whenever the dancer tripped, the dragon got a dent, and {H} walked into it.',
        '“I don’t know what it is,” said the dancer. “I’ve got two feet, like anybody.” {A} stood by the wall with the oranges. “That’s nine times,” said {A}. Soon they would dance for the whole street.'
      ]
    }
  ],
  way: [
    {
      id: 'watch-your-feet',
      A: 'partner',
      paragraphs: [
        '“Watch your feet,” said {H}. So the dancer watched the left one, and then the right. Dum, went the drum, and off ran the dragon after its pearl. For six steps it went beautifully.',
        'At the seventh they turned the corner. The dancer was looking at a foot, and went straight on. It was the first dragon with a corner in it. “Ten,” said {A}.'
      ]
    },
    {
      id: 'it-was-not-the-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s the shoes,” said {A}. The dancer tried on a pair of rubber boots. “I can trip in these just as well,” said the dancer after four steps, “only it’s louder.” In socks it was quieter, and in bare feet it was cold.',
        'So it was the same shoes again, and nobody blamed them any more. {H} looked at the soles. They were worn quite thin, right at the tips. “That’s where I arrive,” said the dancer.'
      ]
    },
    {
      id: 'what-was-tripped-over',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you trip over?” asked {A}. The dancer had a list. On Monday it was a hose, and on Tuesday the shadow of a hose. There was a painted line, twice. And there was a pigeon, which had been very nice about it.',
        '“And just now?” asked {H}. They all went back to the place to look. They walked over it from both sides, and it was as flat as a table. “Flat ones are the worst,” said the dancer.'
      ]
    },
    {
      id: 'left-is-passed-on',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What can you see under there?” asked {A}. “Two heels,” said {H}, “and a lot of red.” Under the dragon each of them saw only the one in front. The head could see the street, but the head had a beard over its eyes.',
        '“Then how do you know which way it goes?” “The first says ‘left’,” said {H}, “and that’s passed on.” Four times already it had come all the way back to the tail. By then it was “lift”. So {H} had lifted.'
      ]
    },
    {
      id: 'been-on-a-journey',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They laid the dragon down for a moment, and looked it over. It had lost three gold scales, and its beard hung over one ear. {A} stuck the scales back on. “It looks as if it’s been a long way,” said {A}.',
        '“It has,” said the dancer. “It’s been to me and back.” {H} put the beard straight. From close to, the dragon was not fierce at all. It had its mouth open, like somebody who has been about to say something since last year.'
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Without a pole the dancer walked very well, up and down along the wall, and once even backwards. “There you are,” said {A}. “Now take the pole.” At the word “pole” there was a small stumble. “It’s the being careful,” said the dancer.',
        '{H} knew that from carrying soup. “Think of something else,” said {A}. So the dancer thought of something else, with both eyes half shut. It was plainly something nice. Then the dancer said “I beg your pardon” to a tree.'
      ]
    },
    {
      id: 'other-has-the-drum',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It’s the drum’s fault,” said {A}, who had been allowed to beat it. “It only says dum. How’s anybody to know which foot it means?” So for the left one {A} beat in the middle, dum. For the right one it was the edge, tack.',
        'It was a great help. Dum, tack, they went, dum, tack. “Is that my left,” called the dancer from under the dragon, “or yours?” {A} stopped to think about it. Seven people stood on one leg, and waited.'
      ]
    },
    {
      id: 'pet-sits-down-too',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} went along beside the dragon, and kept an eye on the fourteen feet. Whenever the dancer tripped, everybody stopped, and {A} sat down. It seemed to be a part of it. {A} did it very neatly, and always on time.',
        'Then came a stretch where for once nobody tripped. {A} sat down all the same. The dancer saw it, and went round {A} in a beautiful curve, and tripped over the curve. {A} was satisfied, and got up.'
      ]
    },
    {
      id: 'elder-under-the-tail',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had the tail as well, when I was small,” said {S}. “I’d never once seen the dragon. I was always under it. I thought that a dragon was red, and had my uncle’s trousers.” “Did you never look out?” asked {A}.',
        '“One year I lost a shoe,” said {S}, “and stayed behind at the corner. There it went by, without me. It had a face!” {S} had run along beside it all the way, to tell the people underneath. They had no idea about the face.'
      ]
    },
    {
      id: 'child-can-do-it-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had watched it closely, and could do it too. {S} took three steps, and tripped, and looked round to see who had noticed. “Very good,” said {A}. “That was the small one,” said {S}.',
        'There was a big one as well. It began at the wall, and ended round {A}’s middle. “What did you trip over?” asked {A}. “Over my foot,” said {S}. “I’ve got another, so I can do it twice.” The dancer shook {S} by the hand.'
      ]
    },
    {
      id: 'from-a-long-way-back',
      A: 'partner',
      paragraphs: [
        'They tied their laces double, and {A} went a long way back, to see the dragon. It was a red cloth with legs. Then the dancer tripped. A dip ran down the dragon’s back, and a hump came after.',
        '“Ooh,” said some people who were only going by for bread. “Do that again!” called {A}. Nobody had ever said that to the dancer.'
      ]
    },
    {
      id: 'a-cloth-or-a-dragon',
      A: 'partner',
      paragraphs: [
        '“When nobody trips, it’s a cloth,” said {A}. “When you trip, it’s alive.” “But then only the tail’s alive,” said {H}. “What if we all tripped, from the nose on?” They looked at the dancer, who knew how.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-step-missing',
      A: 'partner',
      paragraphs: [
        '“You go down on the left, as if there was a step missing,” said the dancer. “But you don’t fall. You come up on the right, and look as though you’d meant it.” They practised. Nobody was as good at it as the dancer.',
        'The drum began. The nose tripped first, then the second, then the third, and so on to {H}. A wave went through the whole dragon, and it flew.'
      ]
    },
    {
      id: 'oranges-know-it-too',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It is hard to trip when you want to. The first of the seven looked like somebody sitting down. The third always laughed before it came. “You mustn’t know about it,” said the dancer. “You think of supper, and then there’s no floor.”',
        '{A} tried it by the wall, and thought of supper. All the oranges were off at the same moment. They got eight of them back, and somebody brought the ninth from farther down. “Now that was a real one,” said the dancer, with respect.'
      ]
    },
    {
      id: 'as-far-as-the-bus-stop',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The wave did not stop at the tail. Some children walked behind {H}, and they went down and up as well. Behind the children came a pram, and then two people with shopping. “Where does it end?” asked {A}.',
        'They looked back. Quite far away somebody had come out for a newspaper. That one went down on the left, looked surprised, and came up on the right. It got as far as the bus stop. There a whole queue nodded, one after the other.'
      ]
    },
    {
      id: 'a-flat-place',
      A: 'partner',
      paragraphs: [
        'All down the street they went, and at every wave the people said “Ooh”. Before the very last door came a wave with a flat place in it, in front of {H}. “What happened?” asked {A}. “I was so pleased,” said the dancer, “that I forgot to trip.”',
        'They each got an orange. The dancer bowed, set off for home, and tripped over nothing at all. “Ooh,” said {H}. “Do that again!” called {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in under the fringe, and saw a great many feet.',
      '{names} moved out of the way of the dent.',
      { text: '{names} held the bag with the oranges.', needs: ['hands'] },
      { text: '{names} picked up a gold scale, and wore it on one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for whatever it was, and the ground was quite flat.',
      '{names} went round the corner, and came back for the dragon.',
      { text: '{names} tied one more lace, with a double bow.', needs: ['hands'] },
      { text: '{names} cupped one hand behind an ear, to hear the drum.', needs: ['hands'] }
    ],
    turn: [
      '{names} went down a little, and up again, when the wave came by.',
      '{names} ran along beside the dragon as far as the last door.',
      { text: '{names} beat time on the bag with the oranges.', needs: ['hands'] },
      { text: '{names} clapped after every wave, and before the next.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dragon lay folded in its box, with its beard on top. On the table lay one long orange peel, and there was a wave in it.',
    '{H} washed the red off both hands, and tripped into bed, left foot first. It looked just as though it had been meant.'
  ],
  last: [
    'The blanket went down a little, and up again, and {H} was asleep.',
    'A wave went from the pillow to the toes, and there it ended, and {H} was asleep.'
  ]
})
